import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = process.cwd()
const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

/** Files that break the table, with the rule that must report it. */
const offences: [file: string, imported: string, rule: string][] = [
  ['lib/text/plural.ts', '@/lib/config/env', 'helpers-imports'],
  ['lib/domains/news/contract.ts', 'react', 'pure-never-react'],
  ['lib/contract/files.ts', 'node:path', 'contract-never-node'],
  ['lib/transport/http/route.ts', 'payload', 'only-repositories-touch-the-database'],
  ['lib/domains/news/service.ts', '@/lib/domains/faq/repository', 'domains-imports'],
  ['lib/server/static-files.ts', '@/components/ui/button/button', 'server-imports'],
  ['lib/server/start/main.ts', 'sharp', 'front-loads-no-next'],
  ['lib/tools/restore.ts', 'payload', 'backups-load-no-payload'],
  ['lib/platform/mail/queue-email.ts', '@/lib/content/seed/news', 'only-tools-import-content'],
  ['lib/platform/mail/emails.ts', '@/lib/office/payload.config', 'platform-imports'],
  ['lib/transport/http/routes.ts', '@/lib/domains/faq/repository', 'transport-calls-no-repository'],
  ['lib/tools/seed.ts', '@/components/ui/button/button', 'tools-imports'],
  ['lib/client/client.ts', '@/lib/transport/in-process', 'client-imports'],
  ['lib/page-data/call-operation.ts', '@/lib/transport/handle', 'pageData-imports'],
  ['components/ui/field/field.tsx', '@/lib/domains/faq/service', 'ui-imports'],
  ['components/features/news/news-card.tsx', '@/components/features/faq/faq-list', 'features-imports'],
  ['app/(site)/page.tsx', '@/lib/page-data/call-operation', 'pages-imports'],
  ['app/(office)/layout.tsx', '@/components/ui/button/button', 'adminRoutes-imports'],
  ['app/(desk)/layout.tsx', '@/components/features/faq/faq-list', 'deskRoutes-imports'],
  ['components/desk/desk-frame.tsx', '@/components/features/faq/faq-list', 'deskParts-imports'],
  ['components/features/news/news-row.tsx', '@/components/desk/desk-frame', 'features-imports'],
  ['lib/desk/claims/claim-pages.ts', '@/lib/transport/handle', 'desk-imports'],
  ['app/api/route.ts', '@/lib/text/plural', 'apiRoutes-imports'],
  ['e2e/news.spec.ts', '@/lib/transport/handle', 'e2e-imports'],
  ['lib/content/seed/pictures.ts', '@/components/ui/button/button', 'content-imports'],
  ['lib/config/city.ts', '@/lib/config/absent', 'no-unresolvable'],
]

const innocents = [
  'lib/config/env.ts',
  'lib/content/seed/news.ts',
  'lib/transport/handle.ts',
  'lib/transport/in-process.ts',
  'lib/domains/faq/service.ts',
  'lib/domains/faq/repository.ts',
  'lib/office/payload.config.ts',
  'components/ui/button/button.tsx',
  'components/features/faq/faq-list.tsx',
]

describe('the import table', () => {
  const city = mkdtempSync(join(tmpdir(), 'city-portal-imports-'))
  let violations: string[] = []

  beforeAll(() => {
    for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json', 'start.mjs'])
      cpSync(name, join(city, name))
    symlinkSync(join(root, 'node_modules'), join(city, 'node_modules'))
    for (const file of innocents) write(join(city, file), 'export const thing = 1\n')
    for (const [file, imported] of offences) write(join(city, file), `import '${imported}'\n`)
    violations = cruise(city)
  }, 60_000)

  afterAll(() => rmSync(city, { recursive: true, force: true }))

  it.each(offences)('the import rules forbid %s to import %s', (file, _imported, rule) => {
    expect(violations).toContain(`${rule}: ${file}`)
  })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function cruise(cwd: string): string[] {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'app', 'components', 'lib', 'e2e']
  const { stdout } = spawnSync(process.execPath, [cruiser, ...args], { cwd, maxBuffer: 64 * 1024 * 1024 })
  const { summary } = JSON.parse(stdout.toString()) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}
