import ts from 'typescript'

/** Measures every function in lines, and counts how often the type that checks nothing is written. */
export function measureCode(sources: Iterable<readonly [file: string, text: string]>) {
  const lengths: number[] = []
  let anyCount = 0
  for (const [file, text] of sources) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) anyCount += 1
      if (isNamedFunction(node)) lengths.push(lineAt(node.end) - lineAt(node.getStart()) + 1)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  lengths.sort((one, other) => one - other)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
  return { median: at(0.5), p90: at(0.9), anyCount }
}

/** A reader calls this a function: declared, a method, or an arrow with a name of its own. */
function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.body !== undefined
  const isValue = ts.isArrowFunction(node) || ts.isFunctionExpression(node)
  return isValue && ts.isVariableDeclaration(node.parent) && ts.isSourceFile(node.parent.parent.parent.parent)
}
