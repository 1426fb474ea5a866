import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** `promtool` is of Debian's prometheus. */
const testWithPromtool = spawnSync('promtool', ['--version']).status === 0 ? test : test.skip

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

const rules = (parse(readFileSync('deploy/alerts.yml', 'utf8')) as Alerts).groups.flatMap((group) => group.rules)
const source = readFileSync('lib/server/front/metrics/portal-metrics.ts', 'utf8')

testWithPromtool('Prometheus accepts the examples (skipped without promtool)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', 'deploy/prometheus.yml'], {
    encoding: 'utf8',
  })
  expect({ status, output: status ? stdout + stderr : '' }).toEqual({ status: 0, output: '' })
})

test('every alert watches metrics that exist and says what is wrong', () => {
  for (const { expr, annotations } of rules) {
    const names = expr.match(/portal_\w+?(?=_bucket|_count|\b)/g) ?? []
    for (const name of names) expect(source).toContain(`'${name}'`)
    expect(annotations.summary).toMatch(/[а-я]/)
  }
})

test('the operators’ guide says what to do about every alert, and of no other', () => {
  const guide = readFileSync('docs/operations/monitoring.md', 'utf8')
  const section = guide.slice(guide.indexOf('## Тревоги'), guide.indexOf('## Журнал'))
  const named = [...section.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  expect(named.sort()).toEqual(rules.map(({ alert }) => alert).sort())
})
