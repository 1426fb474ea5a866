import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

const MAX_NAMED = 5
const MAX_LINES = 60

interface Group {
  hunk: string
  files: string[]
}

/** Groups equal differences of two records and counts responses. */
export function compare(before: string, after: string): { groups: Group[]; equal: number; different: number } {
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--no-renames', '--unified=1']
  const result = spawnSync('git', ['-c', 'core.quotepath=off', 'diff', ...options, before, after], {
    maxBuffer: 1 << 30,
  })
  if (result.error || (result.status ?? 2) > 1) throw new Error(String(result.error ?? result.stderr))
  const groups = groupHunks(String(result.stdout))
  const different = new Set(groups.flatMap(({ files }) => files)).size
  const all = new Set([...namesIn(before), ...namesIn(after)])
  return { groups, equal: all.size - different, different }
}

/** Hunks with the same removed and added lines form a group. */
function groupHunks(diff: string): Group[] {
  const groups = new Map<string, Group>()
  for (const file of diff.split(/^diff --git /m).slice(1)) {
    const [head = '', ...hunks] = file.split(/^@@ .*$/m)
    const side = /^\+\+\+ b\/(.*)$/m.exec(head)?.[1] ?? /^--- a\/(.*)$/m.exec(head)?.[1] ?? head.split('\n')[0] ?? ''
    const lone = /^(new|deleted) file/m.exec(head)?.[1]
    for (const hunk of lone ? [`\n${lone === 'new' ? '+' : '-'} (whole answer)`] : hunks)
      add(groups, hunk, nameIn(side))
  }
  return [...groups.values()].sort((one, other) => other.files.length - one.files.length)
}

export function describe({ hunk, files }: Group): string {
  const lines = hunk.trim().split('\n')
  const cut =
    lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… ${lines.length - MAX_LINES} lines more`] : lines
  const named = files.slice(0, MAX_NAMED).join('\n  ')
  const more = files.length > MAX_NAMED ? `\n  … ${files.length - MAX_NAMED} more` : ''
  return `== ${files.length} × \n  ${named}${more}\n${cut.join('\n')}\n`
}

function add(groups: Map<string, Group>, hunk: string, file: string): void {
  const changed = hunk.split('\n').filter((line) => /^[+-]/.test(line))
  const group = groups.get(changed.join('\n')) ?? { hunk, files: [] }
  if (!group.files.includes(file)) group.files.push(file)
  groups.set(changed.join('\n'), group)
}

function nameIn(path: string): string {
  return path.split('/').slice(-2).join('/')
}

function namesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => nameIn(`${entry.parentPath}/${entry.name}`))
}
