import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = [
  'mcs -r:System.Runtime.Serialization.dll -r:System.Xml.dll -r:System.Xml.Linq.dll States.cs',
  'mono States.exe',
];
const OF_DOTNET = 'With .NET: dotnet new console --use-program-main --force && rm Program.cs && dotnet run';

const stateText = ({ name, comment }: StateToWrite): string =>
  `${behind('        // ', comment)}
        { "${name}", p => NotApplicable("${NOT_WRITTEN}") },`;

const HEAD = `using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml;
using System.Xml.Linq;
using Values = System.Collections.Generic.Dictionary<string, string>;

public static class States
{
    static Values NotApplicable(string reason)
    {
        return new Values { { "notApplicable", reason } };
    }

    /// Forgets whatever was set up.
    static void TearDown()
    {
    }

    /// Of p a text is p.Element("phone").Value, a number (decimal)p.Element("price"), an object has elements itself.
    static readonly Dictionary<string, Func<XElement, Values>> All = new Dictionary<string, Func<XElement, Values>>
    {
`;

const TAIL = String.raw`
    };

    static Values AnswerTo(XElement asked, out int status)
    {
        var state = (string)asked.Element("state");
        status = 200;
        if ((string)asked.Element("action") == "teardown")
        {
            TearDown();
            return new Values();
        }
        if (state == "") return new Values();
        if (state != null && All.ContainsKey(state)) return All[state](asked.Element("params") ?? new XElement("params"));
        status = 400;
        return new Values { { "message", "unknown state: " + state } };
    }

    static string Quoted(string text)
    {
        var plain = new string(text.Select(c => char.IsControl(c) ? ' ' : c).ToArray());
        return "\"" + plain.Replace("\\", "\\\\").Replace("\"", "\\\"") + "\"";
    }

    static void Answer(HttpListenerContext call)
    {
        int status;
        Values values;
        try
        {
            var read = new MemoryStream();
            call.Request.InputStream.CopyTo(read);
            var json = JsonReaderWriterFactory.CreateJsonReader(read.ToArray(), XmlDictionaryReaderQuotas.Max);
            values = AnswerTo(XElement.Load(json), out status);
        }
        catch (Exception error)
        {
            status = 500;
            values = new Values { { "message", error.Message } };
        }
        var fields = values.Select(each => Quoted(each.Key) + ":" + Quoted(each.Value));
        var body = Encoding.UTF8.GetBytes("{" + string.Join(",", fields) + "}");
        call.Response.StatusCode = status;
        call.Response.ContentType = "application/json";
        call.Response.OutputStream.Write(body, 0, body.Length);
        call.Response.Close();
    }

    public static void Main()
    {
        var port = Environment.GetEnvironmentVariable("PORT") ?? "4011";
        var listener = new HttpListener();
        listener.Prefixes.Add("http://127.0.0.1:" + port + "/_pact/states/");
        listener.Start();
        Console.WriteLine("http://127.0.0.1:" + port + "/_pact/states");
        while (true) Answer(listener.GetContext());
    }
}
`;

export const csharp: Language = {
  file: 'States.cs',
  start,
  textOf: (states) =>
    `${behind('// ', [...about(start), OF_DOTNET])}\n${HEAD}${states.map(stateText).join('\n')}${TAIL}`,
};
