import ts from 'typescript'

/** Measures the length of every function and counts uses of `any`. */
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

/** Returns whether it is a function with a name: a declaration, a method, or an arrow assigned to a name. */
function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.body !== undefined
  const isValue = ts.isArrowFunction(node) || ts.isFunctionExpression(node)
  return isValue && ts.isVariableDeclaration(node.parent) && ts.isSourceFile(node.parent.parent.parent.parent)
}
