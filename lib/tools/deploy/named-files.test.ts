import { readFileSync } from 'node:fs'
import { sourceFiles } from '@/lib/tools/release/release-files'

const read = (file: string) => readFileSync(file, 'utf8')
const guides = ['docs/operations/installation.md', 'docs/operations/update.md'].map(read).join('\n')
const files = ['deploy/nginx.conf', 'deploy/portal.env', 'deploy/portal.service', 'compose.yaml'].map(read).join('\n')
const dockerfile = read('Dockerfile')
/** Files of the archive; lib/tools/release.ts adds the last three. */
const packed = [...sourceFiles(), 'bin/node', 'bin/portal', 'release.json']

function isPacked(name: string): boolean {
  return packed.some((file) => file === name || file.startsWith(`${name}/`))
}

function allMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

test('the archive holds every file that the guides and the deployment files name in it', () => {
  const named = allMatches(`${guides}\n${files}`, /\bcurrent\/((?:[\w-]+\/)*[\w-]+(?:\.\w+)*)/g)
  expect(named).toEqual(
    expect.arrayContaining(['bin/node', 'bin/portal', 'deploy/nginx.conf', 'deploy/portal.service']),
  )
  expect(named.filter((name) => !isPacked(name))).toEqual([])
})

test('the image starts what the archive holds', () => {
  const programs = allMatches(dockerfile, /"((?:bin\/)?\w+(?:\.mjs)?)"/g)
  expect(programs).toEqual(['bin/node', 'start.mjs', 'start'])
  expect(programs.slice(0, 2).filter((name) => !isPacked(name))).toEqual([])
})

test('the unit, the image and the guides use commands that a release has', () => {
  const start = read('start.mjs')
  const city = start.slice(start.indexOf('const cityCommands'), start.indexOf('const developerCommands'))
  const refused = /CHECKOUT_ONLY = (.*)/.exec(start)?.[1] ?? ''
  const named = [
    ...allMatches(guides, /bin\/portal ([a-z]+)/g),
    ...allMatches(files, /^ExecStart=.* start\.mjs (\w+)$/gm),
    ...allMatches(dockerfile, /^CMD \["(\w+)"\]$/gm),
  ]
  expect(named).toEqual(expect.arrayContaining(['backup', 'check', 'seed', 'start']))
  expect(named.filter((name) => !city.includes(`\n  ${name}: [`) || refused.includes(`'${name}'`))).toEqual([])
})
