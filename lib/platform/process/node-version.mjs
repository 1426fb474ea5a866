import { readFileSync } from 'node:fs'

/** `oldest` by package.json, `pinned` by .node-version. */
export const neededNode = {
  oldest: JSON.parse(read('package.json')).engines.node.replace('>=', ''),
  pinned: read('.node-version').trim(),
}

/** @param {string} version such as 24.21.0 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = neededNode.oldest.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Exits with one sentence instead of a stack trace of some package. */
export function refuseOldNode() {
  const { node } = process.versions
  if (isNodeNewEnough(node)) return
  console.error(
    `Нужен Node ${neededNode.oldest} или новее, здесь ${node}. Команды npm (npm test, npm run lint) берут его сами`,
  )
  process.exit(1)
}

/** @param {string} name of a file in the project's root */
function read(name) {
  return readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
}
