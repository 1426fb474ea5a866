/** Words that nobody would search for, with plain ones to take instead. */
const PLAIN_WORDS = {
  door: 'server, route or entry',
  shelf: 'list or cache',
  shelves: 'lists or caches',
  keeper: 'cache or store',
  lane: 'queue or row',
  walk: 'tour, visit or loop',
  room: 'folder, prefix or space',
  letter: 'email or character',
  nowhere: 'notFound',
  unhit: 'refund',
  mutex: 'semaphore or limit',
  heap: 'cluster',
  crowd: 'load',
  untold: 'unreported',
  own: 'my, private or nothing',
  civic: 'account or ui',
}

/** An office has a room, and CSS has letter-spacing; `own` alone is a part among others, the rest are outward names. */
const ALLOWED = '(?:room|letterSpacing|own|is_own|own_documents|ownDocuments|getOwnClaim)$'

const words = Object.keys(PLAIN_WORDS)
const capitalised = words.map((word) => word[0].toUpperCase() + word.slice(1))
const upper = words.map((word) => word.toUpperCase())
const FORBIDDEN =
  `^(?!${ALLOWED})(?:(?:.*_)?(?:${words.join('|')})s?(?:[A-Z0-9_]|$)` +
  `|(?:.*[a-z0-9_])?(?:${capitalised.join('|')})s?(?:[A-Z0-9_]|$)` +
  `|(?:.*_)?(?:${upper.join('|')})S?(?:_|$))`

/** Identifiers that declare a name. */
const declarations = [
  ':matches(FunctionDeclaration, FunctionExpression, ClassDeclaration, ClassExpression, VariableDeclarator) > Identifier.id',
  ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration) > Identifier.id',
  ':function > Identifier.params',
  ':function > AssignmentPattern > Identifier.left',
  ':matches(TSFunctionType, TSMethodSignature, TSCallSignatureDeclaration) > Identifier.params',
  'TSParameterProperty > Identifier.parameter',
  ':matches(TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition) > Identifier.key',
  'ObjectPattern > Property > Identifier.value',
  'ArrayPattern > Identifier',
  'TSTypeParameter > Identifier.name',
]

const message = `Use a plain word: ${Object.entries(PLAIN_WORDS)
  .map(([word, plain]) => `${word} → ${plain}`)
  .join('; ')}.`

/** Functions named xOf: accessors and combinators of schemas. All others say by a verb what they do. */
const ACCESSORS = ['idOf', 'listOf', 'pageOf']
const VERBLESS = `^(?!(?:${ACCESSORS.join('|')})$).*[a-z0-9]Of$`

/** Identifiers that declare a function or hold one. */
const functions = [
  ':matches(FunctionDeclaration, VariableDeclarator[init.type=/Function/]) > Identifier.id',
  'MethodDefinition > Identifier.key',
]

const STORED = '/private[_]letters|send[L]etter/'
const takeStored = 'Take the stored name of emails from lib/platform/mail/stored-names.ts.'

/** Restrictions of no-restricted-syntax: plain names, no literal spreads, no destructured array literals. */
export const plainSyntax = [
  ...declarations.map((selector) => ({ selector: `${selector}[name=/${FORBIDDEN}/]`, message })),
  ...functions.map((selector) => ({
    selector: `${selector}[name=/${VERBLESS}/]`,
    message: 'Name the function by a verb: buildX, findX, toX, countX.',
  })),
  {
    selector: 'SpreadElement > ObjectExpression',
    message: 'Write the properties themselves: a literal need not be spread.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Give each constant a line of its own.',
  },
  { selector: `Literal[value=${STORED}]`, message: takeStored },
  { selector: `TemplateElement[value.raw=${STORED}]`, message: takeStored },
]

/** File names with one of the words. */
export const unplainFiles = words.flatMap((word) => [
  `{app,components,lib,e2e}/**/?(*-)${word}?(s)?(-*).{ts,tsx,mjs}`,
  `{app,components,lib,e2e}/**/?(*-)${word}?(s)?(-*)/**/*.{ts,tsx,mjs}`,
])
