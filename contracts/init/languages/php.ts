import { about, behind, NOT_WRITTEN, type Language, type StateToWrite } from '../language.ts';

const start = ['php -S 127.0.0.1:${PORT:-4011} states.php'];

const stateText = ({ name, comment }: StateToWrite): string =>
  `${behind('    // ', comment)}
    '${name}' => function (array $p): array {
        return notApplicable('${NOT_WRITTEN}');
    },`;

const HEAD = `
declare(strict_types=1);

function notApplicable(string $reason): array
{
    return ['notApplicable' => $reason];
}

/** Forgets whatever was set up. */
function tearDown(): void
{
}

$states = [
`;

const TAIL = `
];

$answer = function (array $asked) use ($states): array {
    $state = $asked['state'] ?? null;
    if (($asked['action'] ?? null) === 'teardown') {
        tearDown();
        return [200, []];
    }
    if ($state === '') {
        return [200, []];
    }
    if (!is_string($state) || !isset($states[$state])) {
        return [400, ['message' => 'unknown state: ' . json_encode($state)]];
    }
    return [200, $states[$state]($asked['params'] ?? [])];
};

try {
    $isKnown = $_SERVER['REQUEST_METHOD'] === 'POST' && $_SERVER['REQUEST_URI'] === '/_pact/states';
    $asked = json_decode(file_get_contents('php://input'), true);
    [$status, $values] = $isKnown ? $answer($asked) : [404, ['message' => 'POST /_pact/states']];
} catch (Throwable $error) {
    [$status, $values] = [500, ['message' => $error->getMessage()]];
}
http_response_code($status);
header('Content-Type: application/json');
echo json_encode((object) $values);
`;

export const php: Language = {
  file: 'states.php',
  start,
  textOf: (states) =>
    `<?php\n\n${behind('// ', about(start))}\n${HEAD}${states.map(stateText).join('\n')}${TAIL}`,
};
