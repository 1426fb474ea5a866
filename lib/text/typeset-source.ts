import ts from 'typescript'

type Typeset = (text: string) => string
interface Replacement {
  start: number
  end: number
  text: string
}

/** Read by programs, or compared with what a resident types: not drawn. */
const PROGRAM_NAMES = /^(?:aria-|data-)|^(?:alt|className|code|href|id|key|slug|src|type|value)$/
/** Calls that compare or look up their texts. */
const COMPARING_CALLS =
  /^(?:endsWith|exec|getItem|has|includes|indexOf|lastIndexOf|localeCompare|match|replace|replaceAll|setItem|split|startsWith|test)$/
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])

/** Texts of JSX with signs like `&nbsp;` stay: their author has set them. */
const ENTITY = /&[#\w]+;/

/** Parents whose texts are names of types, modules and cases. */
const NOT_DRAWN = new Set([
  ts.SyntaxKind.LiteralType,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.TaggedTemplateExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.NewExpression,
])
/** Parents that hand their text on to their own parent. */
const PASSED_ON = new Set([
  ts.SyntaxKind.JsxExpression,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ParenthesizedExpression,
])

/** Returns the source of a component with its Russian texts typeset, so that browsers need not do it at each render. */
export function typesetSource(source: string, fileName: string, typeset: Typeset): string {
  if (!/[А-ЯЁа-яё№]/.test(source)) return source
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const replacements: Replacement[] = []
  const visit = (node: ts.Node) => {
    const replacement = replaceText(node, typeset)
    if (replacement) replacements.push(replacement)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return replacements.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  )
}

function replaceText(node: ts.Node, typeset: Typeset): Replacement | null {
  if (ts.isJsxText(node)) return replaceJsxText(node, typeset)
  if (ts.isStringLiteralLike(node)) return isDrawn(node) ? replaceLiteral(node, typeset) : null
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return isDrawn(node.kind === ts.SyntaxKind.TemplateHead ? node.parent : node.parent.parent)
      ? replaceTemplatePart(node, typeset)
      : null
  return null
}

/** A text of several lines is drawn as one; the space that follows it in braces belongs to it. */
function replaceJsxText(node: ts.JsxText, typeset: Typeset): Replacement | null {
  const text = joinLines(node.text)
  const isBeforeSpace = hasSpaceAfter(node)
  const drawn = typeset(isBeforeSpace ? `${text} ` : text)
  if (!needsTypesetting(text) || drawn === (isBeforeSpace ? `${text} ` : text)) return null
  const own = isBeforeSpace && drawn.endsWith(' ') ? drawn.slice(0, -1) : drawn
  const end = own === drawn && isBeforeSpace ? endOfSpace(node) : node.end
  return { start: node.pos, end, text: `{${JSON.stringify(own)}}` }
}

function replaceLiteral(node: ts.StringLiteralLike, typeset: Typeset): Replacement | null {
  const drawn = typeset(node.text)
  if (!needsTypesetting(node.text) || drawn === node.text) return null
  const literal = JSON.stringify(drawn)
  return {
    start: node.getStart(),
    end: node.end,
    text: ts.isJsxAttribute(node.parent) ? `{${literal}}` : literal,
  }
}

function replaceTemplatePart(node: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail, typeset: Typeset) {
  const drawn = typeset(node.text)
  if (!needsTypesetting(node.text) || drawn === node.text) return null
  const source = node.getText()
  const open = source.slice(0, 1)
  const close = source.endsWith('${') ? '${' : '`'
  const escaped = drawn.replace(/[\\`]|\$(?=\{)/g, '\\$&')
  return { start: node.getStart(), end: node.end, text: `${open}${escaped}${close}` }
}

/** A single word has nothing to hold together. */
function needsTypesetting(text: string): boolean {
  return /[А-ЯЁа-яё№]/.test(text) && text.includes(' ') && !ENTITY.test(text)
}

function isDrawn(node: ts.Node): boolean {
  const { parent } = node
  if (NOT_DRAWN.has(parent.kind)) return false
  if (ts.isBinaryExpression(parent)) return !COMPARISONS.has(parent.operatorToken.kind)
  if (ts.isPropertyAssignment(parent)) return parent.name !== node && !PROGRAM_NAMES.test(parent.name.getText())
  if (ts.isJsxAttribute(parent)) return !PROGRAM_NAMES.test(parent.name.getText())
  if (ts.isCallExpression(parent)) return !isComparingCall(parent.expression)
  // `aria-label={…}`, `value: isOn ? … : …`
  return PASSED_ON.has(parent.kind) ? isDrawn(parent) : true
}

function isComparingCall(called: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(called) && COMPARING_CALLS.test(called.name.text)
}

function joinLines(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => {
    const begin = index === 0 ? line : line.replace(/^[ \t]+/, '')
    return index === lines.length - 1 ? begin : begin.replace(/[ \t]+$/, '')
  })
  return trimmed.filter((line) => line !== '').join(' ')
}

/** `{' '}`, which prettier writes at the end of a line. */
function spaceAfter(node: ts.JsxText): ts.JsxExpression | undefined {
  const siblings = (node.parent as ts.JsxElement | ts.JsxFragment).children
  const next = siblings[siblings.indexOf(node) + 1]
  const isSpace = next && ts.isJsxExpression(next) && next.expression && ts.isStringLiteral(next.expression)
  return isSpace && (next.expression as ts.StringLiteral).text === ' ' ? next : undefined
}

function hasSpaceAfter(node: ts.JsxText): boolean {
  return spaceAfter(node) !== undefined
}

function endOfSpace(node: ts.JsxText): number {
  return spaceAfter(node)?.end ?? node.end
}
