import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = ['python3 states.py'];

const stateText = ({ name, parameters, comment }: StateToWrite): string =>
  `${behind('# ', comment)}
@state("${name}")
def ${name.replaceAll(/\W+/g, '_')}(${parameters.join(', ')}):
    return not_applicable("${NOT_WRITTEN}")
`;

const HEAD = `import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

STATES = {}


def state(name):
    return lambda set_up: STATES.setdefault(name, set_up)


def not_applicable(reason):
    return {"notApplicable": reason}


def tear_down():
    """Forgets whatever was set up."""


`;

const TAIL = `

def answer_to(asked):
    name = asked.get("state")
    if asked.get("action") == "teardown":
        tear_down()
        return 200, {}
    if name == "":
        return 200, {}
    if name not in STATES:
        return 400, {"message": "unknown state: %s" % name}
    return 200, STATES[name](**(asked.get("params") or {}))


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            known = self.path == "/_pact/states"
            status, answer = answer_to(json.loads(body)) if known else (404, {"message": "POST /_pact/states"})
        except Exception as error:
            status, answer = 500, {"message": str(error)}
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    port = int(os.environ.get("PORT", 4011))
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    print("http://127.0.0.1:%d/_pact/states" % port, flush=True)
    server.serve_forever()
`;

export const python: Language = {
  file: 'states.py',
  start,
  textOf: (states) => `${behind('# ', about(start))}\n${HEAD}${states.map(stateText).join('\n\n')}${TAIL}`,
};
