import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = ['java States.java'];

const stateText = ({ name, comment }: StateToWrite): string =>
  `${behind('        // ', comment)}
        STATES.put("${name}", p -> notApplicable("${NOT_WRITTEN}"));`;

const HEAD = String.raw`import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public final class States {
    interface State {
        /** Of p a text is a String, a number a Double, an object a Map. */
        Map<String, String> setUp(Map<String, Object> p) throws Exception;
    }

    static final Map<String, State> STATES = new LinkedHashMap<>();

    static Map<String, String> notApplicable(String reason) {
        return Map.of("notApplicable", reason);
    }

    /** Forgets whatever was set up. */
    static void tearDown() throws Exception {
    }

    static {
`;

const SERVER = String.raw`
    }

    @SuppressWarnings("unchecked")
    static void answer(HttpExchange call) throws IOException {
        int status = 200;
        Map<String, String> values = Map.of();
        try {
            String text = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            Map<String, Object> asked = (Map<String, Object>) new Json(text).read();
            Object state = asked.get("state");
            Object params = asked.get("params");
            if ("teardown".equals(asked.get("action"))) {
                tearDown();
            } else if (STATES.containsKey(state)) {
                values = STATES.get(state).setUp(params == null ? Map.of() : (Map<String, Object>) params);
            } else if (!"".equals(state)) {
                status = 400;
                values = Map.of("message", "unknown state: " + state);
            }
        } catch (Exception error) {
            status = 500;
            values = Map.of("message", String.valueOf(error));
        }
        byte[] body = values.entrySet().stream()
            .map(each -> quoted(each.getKey()) + ":" + quoted(each.getValue()))
            .collect(Collectors.joining(",", "{", "}")).getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().set("Content-Type", "application/json");
        call.sendResponseHeaders(status, body.length);
        call.getResponseBody().write(body);
        call.close();
    }

    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\p{Cntrl}", " ") + "\"";
    }

    public static void main(String[] words) throws IOException {
        int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "4011"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.createContext("/_pact/states", States::answer);
        server.start();
        System.out.println("http://127.0.0.1:" + port + "/_pact/states");
    }
`;

const JSON_READER = String.raw`
    /** Reads JSON, which the standard library does not. */
    static final class Json {
        private final String text;
        private int at = 0;

        Json(String text) {
            this.text = text;
        }

        Object read() {
            char first = next();
            if (first == '{') return object();
            if (first == '[') return list();
            if (first == '"') return string();
            int from = --at;
            while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(from, at);
            if (word.equals("null")) return null;
            return word.equals("true") || word.equals("false") ? (Object) Boolean.valueOf(word) : Double.valueOf(word);
        }

        private char next() {
            while (Character.isWhitespace(text.charAt(at))) at++;
            return text.charAt(at++);
        }

        private boolean ends(char end) {
            if (next() == end) return true;
            at--;
            return false;
        }

        private Map<String, Object> object() {
            Map<String, Object> fields = new LinkedHashMap<>();
            if (ends('}')) return fields;
            do {
                String name = (String) read();
                next();
                fields.put(name, read());
            } while (next() == ',');
            return fields;
        }

        private List<Object> list() {
            List<Object> parts = new ArrayList<>();
            if (ends(']')) return parts;
            do parts.add(read()); while (next() == ',');
            return parts;
        }

        private String string() {
            StringBuilder read = new StringBuilder();
            for (char c = text.charAt(at++); c != '"'; c = text.charAt(at++)) {
                if (c != '\\') {
                    read.append(c);
                    continue;
                }
                char escaped = text.charAt(at++);
                int plain = "bfnrt".indexOf(escaped);
                if (escaped == 'u') read.append((char) Integer.parseInt(text.substring(at, at += 4), 16));
                else read.append(plain < 0 ? escaped : "\b\f\n\r\t".charAt(plain));
            }
            return read.toString();
        }
    }
}
`;

export const java: Language = {
  file: 'States.java',
  start,
  textOf: (states) =>
    `${behind('// ', about(start))}\n${HEAD}${states.map(stateText).join('\n')}${SERVER}${JSON_READER}`,
};
