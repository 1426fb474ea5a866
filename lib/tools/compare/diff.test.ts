import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '@/lib/tools/compare/diff'

const folder = mkdtempSync(join(tmpdir(), 'city-portal-diff-'))
afterAll(() => rmSync(folder, { recursive: true }))

function record(name: string, answers: Record<string, string>): string {
  mkdirSync(join(folder, name, 'pages'), { recursive: true })
  for (const [file, text] of Object.entries(answers)) writeFileSync(join(folder, name, 'pages', file), `${text}\n`)
  return join(folder, name)
}

test('compare: one change of many responses is one group; added and removed responses are named', () => {
  const before = record('before', { home: 'а\nfooter', news: 'б\nfooter', about: 'в', gone: 'г', 'афиша?page=2': 'д' })
  const after = record('after', { home: 'а\nFOOTER', news: 'б\nFOOTER', about: 'в', came: 'е', 'афиша?page=2': 'ё' })
  const { groups, equal, different } = compare(before, after)
  expect(groups.map(({ files }) => files)).toEqual([
    ['pages/home', 'pages/news'],
    ['pages/came'],
    ['pages/gone'],
    ['pages/афиша?page=2'],
  ])
  expect([equal, different]).toEqual([1, 5])
})

test('compare: a record equals itself', () => {
  const same = record('same', { home: 'а' })
  expect(compare(same, same)).toEqual({ groups: [], equal: 1, different: 0 })
})
