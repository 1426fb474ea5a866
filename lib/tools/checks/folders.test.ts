import { sourceFiles } from '@/lib/tools/checks/source-files'

/** The import table (.dependency-cruiser.mjs) has rules for these folders: another one would be free of any. */
const folders: [parent: string, children: string[]][] = [
  [
    'lib',
    [
      'api',
      'config',
      'contract',
      'domains',
      'front',
      'office',
      'package',
      'platform',
      'shared',
      'site',
      'tools',
      'transport',
    ],
  ],
  ['lib/transport', ['graphql', 'http', 'open311']],
  ['lib/office', ['migrations', 'staff']],
  ['components', ['features', 'layout', 'ui']],
  ...['lib/contract', 'lib/config', 'lib/shared', 'lib/site', 'lib/api'].map((flat): [string, string[]] => [flat, []]),
]

it.each(folders)('%s has only the folders of the import table', (parent, children) => {
  const depth = parent.split('/').length
  const found = sourceFiles(process.cwd(), [parent]).map((file) => file.folders[depth] ?? '')
  expect([...new Set(found)].filter((name) => name !== '' && !children.includes(name))).toEqual([])
})
