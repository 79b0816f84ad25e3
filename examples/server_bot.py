"""A bot at a server's table: python examples/server_bot.py http://127.0.0.1:8000/r/TOKEN."""

import json
import sys
from http.cookies import SimpleCookie
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from python_bot import decide
from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
token = link.path.rpartition("/")[2]
take = Request(f"{link.scheme}://{link.netloc}/api/seat-links/{token}", method="POST", data=b"")
with urlopen(take) as answer:
    table = json.load(answer)["table"]
    cookie = SimpleCookie(answer.headers["Set-Cookie"])["chinatown_guest"]
address = f"{link.scheme.replace('http', 'ws')}://{link.netloc}/ws/tables/{table}"
headers = {"Cookie": f"chinatown_guest={cookie.value}"}
view, seat, asked = None, None, 0
with connect(address, additional_headers=headers, max_size=None) as socket:
    for line in socket:
        message = json.loads(line)
        if message["t"] == "welcome":
            view, seat = message["view"], message["table"]["you"]
        elif message["t"] == "update":
            view |= message["changed"]
        else:
            continue
        if view and view["now"]["phase"] == "over":
            break
        if view and (view["now"]["phase"] == "trade" or seat in view["now"]["waiting"]):
            asked += 1
            action = decide(view, seat)
            if action is not None:
                socket.send(json.dumps({"t": "act", "id": f"bot-{asked}", "action": action}))
