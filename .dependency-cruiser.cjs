/** Who may import whom: docs/architecture.md, "Layers". Checked by `npm run layers`; tests/house/layers.test.ts injects a breach of each rule. */
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const outside = (...allowed) => `^src/(?!(${allowed.join('|')})/)`;
const library = (...names) => `node_modules/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    forbid(
      'kernel-is-a-leaf',
      { path: '^src/kernel/' },
      { path: ['^(contracts|mocks)/', outside('kernel')] },
    ),
    forbid(
      'kernel-libraries',
      { path: '^src/kernel/', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/', pathNot: library('rxjs', 'immer') },
    ),
    forbid(
      'domain-is-a-leaf',
      { path: '^src/domain/' },
      { path: ['^(contracts|mocks)/', outside('domain', 'kernel')] },
    ),
    // A stemmer is a pure rule of the language.
    forbid(
      'domain-libraries',
      { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/', pathNot: '@orama/stemmers' },
    ),
    forbid(
      'contracts-stand-alone',
      { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      { path: '^(src|mocks|stories|tests)/' },
    ),
    forbid(
      'slices-look-down',
      { path: '^src/slices/' },
      { path: ['^(contracts|mocks)/', outside('slices', 'kernel', 'domain')] },
    ),
    forbid(
      'slices-meet-through-events-masks-state-selectors',
      { path: '^src/slices/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^src/slices/([^/]+)/',
        pathNot: ['^src/slices/$1/', '^src/slices/.+/(events|masks|state|savedState|selectors)\\.ts$'],
      },
    ),
    forbid(
      'rules-and-reducers-are-pure',
      { path: '^src/slices/[^/]+/', pathNot: ['/(effects|origins)[.a-z]*$', '\\.test\\.ts$'] },
      { path: library('rxjs', 'react') },
    ),
    forbid(
      'ports-look-down',
      { path: '^src/ports/' },
      { path: ['^mocks/', outside('ports', 'slices', 'domain', 'kernel')] },
    ),
    forbid(
      'ui-looks-down',
      { path: '^src/ui/' },
      {
        path: [
          '^(contracts|mocks)/',
          outside('ui', 'slices', 'domain', 'kernel'),
          '^src/slices/.+/(reducer|rules|effects|origins)',
        ],
      },
    ),
    forbid(
      'pages-look-down',
      { path: '^src/pages/' },
      {
        path: [
          '^(contracts|mocks)/',
          outside('pages', 'ui', 'slices', 'domain', 'kernel'),
          '^src/slices/.+/(reducer|rules|effects|origins)',
        ],
      },
    ),
    forbid(
      'only-streams-know-rxjs',
      {
        path: '^src/',
        pathNot: [
          '^src/(kernel|ports|app)/',
          '^src/slices/(world|effect|effects|origins|customerCall|untilAnswered|proof)\\.ts$',
          '^src/slices/.+/(effects|origins)[.a-z]*$',
          '\\.test\\.tsx?$',
        ],
      },
      { path: library('rxjs') },
    ),
    forbid(
      'mocks-do-not-know-the-client',
      { path: '^mocks/' },
      { path: '^src/(app|pages|ui|slices|ports)/' },
    ),
    forbid(
      'nothing-imports-the-entries',
      { pathNot: '^(src/app|tests|stories|\\.storybook)/' },
      { path: '^src/app/' },
    ),
    forbid(
      'src-does-not-know-tests',
      { path: '^(src|mocks)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(tests|stories)/' },
    ),
    forbid(
      'no-drawers',
      {},
      {
        path: '([uU]tils?|[hH]elpers?|[mM]anagers?|/(handle|process)[A-Z]\\w*)(/|\\.tsx?$)',
        pathNot: 'node_modules',
      },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
  },
};
