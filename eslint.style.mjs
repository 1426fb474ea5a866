import { plainSyntax, unplainFiles } from './eslint.names.mjs'

/** Rules on one file's text, without types. */

const code = '{ts,tsx,mjs,js}'
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts']

const banned = (selector, message) => ({ selector, message })

const misplaced = (name, message, files, ignores = []) => ({
  name: `portal/${name}`,
  files,
  ignores,
  rules: { 'no-restricted-syntax': ['error', banned('Program', message)] },
})

const everywhere = [
  ...plainSyntax,
  banned('ExportAllDeclaration', 'Export by name: a barrel hides where a name comes from.'),
  banned(
    "ImportDeclaration[source.value='date-fns']",
    'Import from date-fns/NAME: Node takes a second of processor to load all of it.',
  ),
]

const namedExports = [
  ...everywhere,
  banned('ExportDefaultDeclaration', 'Export by name: a default export has another name in every file.'),
]

const STAND_IN = '/lorem ipsum|foobar|coming soon|заглушк/i'
const shipped = [
  ...namedExports,
  banned(`:matches(Literal, JSXText)[value=${STAND_IN}]`, 'Write the real text: what is shipped holds no stand-in.'),
]

const COLOUR = '/(^|[\\[(])#[0-9a-f]{3,8}\\b/i'
const COLOUR_IN_TEMPLATE = '/[\\[(]#[0-9a-f]{3,8}\\b/i'
const drawn = [
  ...shipped,
  banned(`Literal[value=${COLOUR}]`, 'Take the colour from the tokens of app/styles.'),
  banned(`TemplateElement[value.raw=${COLOUR_IN_TEMPLATE}]`, 'Take the colour from the tokens of app/styles.'),
]

const e2e = [
  ...namedExports,
  banned("Literal[value='networkidle']", 'Wait for what the test needs: a silent network proves nothing.'),
]

const ACTS = '/^(press|click|tap|check|uncheck|fill|selectOption)$/'
const journeys = [
  ...e2e,
  banned(
    `ExpressionStatement[expression.argument.callee.property.name=${ACTS}] + ExpressionStatement` +
      " > CallExpression > MemberExpression > CallExpression[callee.name='expect'] > AwaitExpression",
    'Use expect.poll or await expect(…): at the moment after a press its result is there by luck.',
  ),
]

const MESSAGES = {
  regex: '^@/lib/.+/messages$',
  message: 'Compare a message with its text: a constant that both sides share proves nothing about it.',
}
const PLAYWRIGHT_TEST = {
  name: 'playwright/test',
  importNames: ['test'],
  message: 'Take test from @/e2e/fixtures/journey, which waits until an opened page is hydrated.',
}

const luck = [
  { property: 'waitForTimeout', message: 'Wait for what the test needs: a pause of a guessed length passes by luck.' },
  { object: 'Math', property: 'random', message: 'A test decides its own data: start from a fixed value.' },
]
const NEW_CONTEXT = { property: 'newContext', message: 'Use anotherVisitor of @/e2e/fixtures/journey.' }

/** Files whose first statement is import 'server-only'. */
const serverOnly = ['lib/transport/open-backend.ts', 'lib/page-data/call-operation.ts', 'components/**/queries.ts']

export const style = [
  {
    name: 'portal/style',
    files: [`**/*.${code}`],
    ignores: tests,
    rules: {
      'no-duplicate-imports': 'error',
      // Prettier wraps code, but no text
      'max-len': ['error', { code: 150, ignoreUrls: true, ignoreRegExpLiterals: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    name: 'portal/long-lines',
    // generated, literals for Next's compiler, samples of files, contents of the demo city
    files: [
      '**/*.d.ts',
      '**/payload-types.ts',
      'lib/office/migrations/**',
      'components/layout/fonts.ts',
      'lib/content/seed/**',
      'e2e/fixtures/sample-files.ts',
    ],
    rules: { 'max-len': 'off' },
  },
  {
    name: 'portal/style-of-modules',
    files: [`{lib,components}/**/*.${code}`],
    ignores: ['**/*.d.ts'], // these say how another's module is exported
    rules: { 'no-restricted-syntax': ['error', ...shipped] },
  },
  {
    name: 'portal/style-of-payload',
    files: ['lib/office/payload.config.ts'], // Payload loads its default export
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    name: 'portal/style-of-components',
    files: ['components/**/*.ts', 'components/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...drawn] },
  },
  {
    name: 'portal/style-of-drawn-components',
    files: ['components/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...drawn,
        banned('Program:not(:has(JSXElement, JSXFragment))', 'Name a file .ts if it draws nothing.'),
      ],
    },
  },
  {
    name: 'portal/server-only',
    files: serverOnly,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...drawn,
        banned(
          "Program > :first-child:not(ImportDeclaration[source.value='server-only'])",
          "Begin with import 'server-only': this file must not reach the browser.",
        ),
      ],
    },
  },
  {
    name: 'portal/style-of-tests',
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', ...namedExports],
      'no-restricted-imports': ['error', { patterns: [MESSAGES] }],
    },
  },
  {
    name: 'portal/style-of-e2e',
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...e2e],
      'no-restricted-imports': ['error', { paths: [PLAYWRIGHT_TEST], patterns: [MESSAGES] }],
      'no-restricted-properties': ['error', ...luck, NEW_CONTEXT],
    },
  },
  {
    name: 'portal/style-of-journeys',
    files: ['e2e/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...journeys] },
  },
  {
    // these look at pages before hydration, or open browsers for others
    name: 'portal/style-of-openers',
    files: ['e2e/pages/every-page.spec.ts', 'e2e/fixtures/journey.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [MESSAGES] }],
      'no-restricted-properties': ['error', ...luck],
    },
  },
  {
    name: 'portal/style-of-setup',
    files: ['e2e/fixtures/{start-api-servers,start-portal}.ts'], // Jest loads their default export
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  misplaced('plain-file-names', 'Name the file in plain words: eslint.names.mjs.', unplainFiles),
  misplaced('kebab-case', 'Name files in kebab-case after their main export.', [
    `{lib,components,e2e}/**/*[A-Z_]*.${code}`,
  ]),
  misplaced('vague-folders', 'Call a folder by what it holds.', [
    `**/{utils,util,helpers,types,constants,common,misc}/**/*.${code}`,
  ]),
  misplaced(
    'barrels',
    'Import a thing from the file that makes it: a barrel hides it.',
    ['**/index.{ts,tsx}'],
    ['lib/domains/index.ts'],
  ),
  misplaced('lib-draws-nothing', 'Put what is drawn into components.', ['lib/**/*.tsx']),
  misplaced(
    'flat-domains',
    'Put a file of a domain into its folder.',
    ['lib/domains/*.ts'],
    ['lib/domains/index.ts', 'lib/domains/operations.ts', 'lib/domains/*.test.ts'],
  ),
  misplaced(
    'routes',
    'Put into app only what Next looks for there.',
    [`app/**/*.${code}`],
    [
      'app/**/{page,layout,template,loading,error,global-error,not-found,default}.tsx',
      'app/**/{route,sitemap,robots,manifest}.{ts,tsx}',
      'app/**/{opengraph-image,twitter-image,icon,apple-icon,favicon}.tsx',
      'app/(office)/admin/importMap.js',
    ],
  ),
]
