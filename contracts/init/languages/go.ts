import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = ['go run states.go'];

const stateText = ({ name, comment }: StateToWrite): string =>
  `${behind('\t// ', comment)}
	"${name}": func(p object) (object, error) {
		return notApplicable("${NOT_WRITTEN}")
	},`;

const HEAD = `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
)

// Of p a text is p["phone"].(string), a number is a float64.
type object map[string]interface{}

func notApplicable(reason string) (object, error) {
	return object{"notApplicable": reason}, nil
}

// Forgets whatever was set up.
func tearDown() error {
	return nil
}

var states = map[string]func(p object) (object, error){
`;

const TAIL = `
}

func setUp(state, action string, p object) (int, object, error) {
	if action == "teardown" {
		return 200, object{}, tearDown()
	}
	if state == "" {
		return 200, object{}, nil
	}
	set, known := states[state]
	if !known {
		return 400, object{"message": "unknown state: " + state}, nil
	}
	values, err := set(p)
	return 200, values, err
}

func answer(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		State  string \`json:"state"\`
		Params object \`json:"params"\`
		Action string \`json:"action"\`
	}
	err := json.NewDecoder(r.Body).Decode(&asked)
	status, values := 500, object{}
	if err == nil {
		status, values, err = setUp(asked.State, asked.Action, asked.Params)
	}
	if err != nil {
		status, values = 500, object{"message": err.Error()}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(values)
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "4011"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/_pact/states", answer)
	fmt.Println("http://127.0.0.1:" + port + "/_pact/states")
	log.Fatal(http.Serve(listener, nil))
}
`;

export const go: Language = {
  file: 'states.go',
  start,
  textOf: (states) => `${behind('// ', about(start))}\n\n${HEAD}${states.map(stateText).join('\n')}${TAIL}`,
};
