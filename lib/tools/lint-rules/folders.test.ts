import { sourceFiles } from '@/lib/tools/lint-rules/source-files'

/** Folders with rules in the import table. */
const folders: [parent: string, children: string[]][] = [
  [
    'lib',
    [
      'client',
      'config',
      'content',
      'contract',
      'desk',
      'domains',
      'navigation',
      'office',
      'page-data',
      'platform',
      'runtime',
      'server',
      'text',
      'time',
      'tools',
      'transport',
    ],
  ],
  ['lib/transport', ['graphql', 'http', 'open311']],
  ['lib/office', ['approval', 'migrations', 'setup', 'staff']],
  ['components', ['account', 'desk', 'features', 'layout', 'map', 'shell', 'ui']],
  ...['lib/contract', 'lib/config', 'lib/text', 'lib/time', 'lib/runtime', 'lib/navigation', 'lib/client'].map(
    (flat): [string, string[]] => [flat, []],
  ),
]

it.each(folders)('%s has only the folders of the import table', (parent, children) => {
  const depth = parent.split('/').length
  const found = sourceFiles(process.cwd(), [parent]).map((file) => file.folders[depth] ?? '')
  expect([...new Set(found)].filter((name) => name !== '' && !children.includes(name))).toEqual([])
})
