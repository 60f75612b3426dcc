import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = ['kotlinc states.kt -include-runtime -d states.jar', 'java -jar states.jar'];

const stateText = ({ name, comment }: StateToWrite): string =>
  `${behind('    // ', comment)}
    state("${name}") { notApplicable("${NOT_WRITTEN}") }`;

const HEAD = `import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress

/** Of its parameters (it["phone"]) a text is a String, a number a Double, an object a Map. */
typealias SetUp = (Map<String, Any?>) -> Map<String, String>

fun state(name: String, setUp: SetUp): Pair<String, SetUp> = Pair(name, setUp)

fun notApplicable(reason: String): Map<String, String> = mapOf("notApplicable" to reason)

/** Forgets whatever was set up. */
fun tearDown() {
}

val states: Map<String, SetUp> = mapOf(
`;

const SERVER = String.raw`
)

fun answerTo(asked: Map<*, *>): Pair<Int, Map<String, String>> {
    val name = asked["state"]
    val setUp = states[name.toString()]
    @Suppress("UNCHECKED_CAST")
    val parameters = (asked["params"] ?: mapOf<String, Any?>()) as Map<String, Any?>
    if (asked["action"] == "teardown") {
        tearDown()
        return Pair(200, mapOf())
    }
    if (name == "") return Pair(200, mapOf())
    if (setUp == null) return Pair(400, mapOf("message" to "unknown state: $name"))
    return Pair(200, setUp(parameters))
}

fun quoted(text: String): String =
    "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace(Regex("\\p{Cntrl}"), " ") + "\""

fun answer(call: HttpExchange) {
    val (status, values) = try {
        answerTo(Json(String(call.requestBody.readBytes())).read() as Map<*, *>)
    } catch (error: Exception) {
        Pair(500, mapOf("message" to error.toString()))
    }
    val body = values.entries.joinToString(",", "{", "}") { quoted(it.key) + ":" + quoted(it.value) }.toByteArray()
    call.responseHeaders.set("Content-Type", "application/json")
    call.sendResponseHeaders(status, body.size.toLong())
    call.responseBody.write(body)
    call.close()
}

fun main() {
    val port = (System.getenv("PORT") ?: "4011").toInt()
    val server = HttpServer.create(InetSocketAddress("127.0.0.1", port), 0)
    server.createContext("/_pact/states") { answer(it) }
    server.start()
    println("http://127.0.0.1:$port/_pact/states")
}
`;

const JSON_READER = String.raw`
/** Reads JSON, which the standard library does not. */
class Json(private val text: String) {
    private var at = 0

    fun read(): Any? {
        val first = next()
        if (first == '{') return fields()
        if (first == '[') return parts()
        if (first == '"') return string()
        val from = --at
        while (at < text.length && text[at] !in ",]} \n\r\t") at++
        val word = text.substring(from, at)
        return if (word == "null") null else if (word == "true" || word == "false") word == "true" else word.toDouble()
    }

    private fun next(): Char {
        while (text[at].isWhitespace()) at++
        return text[at++]
    }

    private fun ends(end: Char): Boolean {
        if (next() == end) return true
        at--
        return false
    }

    private fun fields(): Map<String, Any?> {
        val fields = mutableMapOf<String, Any?>()
        if (ends('}')) return fields
        do {
            val name = read() as String
            next()
            fields[name] = read()
        } while (next() == ',')
        return fields
    }

    private fun parts(): List<Any?> {
        val parts = mutableListOf<Any?>()
        if (ends(']')) return parts
        do { parts.add(read()) } while (next() == ',')
        return parts
    }

    private fun string(): String {
        val read = StringBuilder()
        while (text[at] != '"') {
            val c = text[at++]
            if (c != '\\') {
                read.append(c)
                continue
            }
            val escaped = text[at++]
            val plain = "bfnrt".indexOf(escaped)
            if (escaped == 'u') {
                read.append(text.substring(at, at + 4).toInt(16).toChar())
                at += 4
            } else read.append(if (plain < 0) escaped else "\b\u000c\n\r\t"[plain])
        }
        at++
        return read.toString()
    }
}
`;

export const kotlin: Language = {
  file: 'states.kt',
  start,
  textOf: (states) =>
    `${behind('// ', about(start))}\n${HEAD}${states.map(stateText).join(',\n')}${SERVER}${JSON_READER}`,
};
