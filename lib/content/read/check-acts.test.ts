/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readCityFolder } from '@/lib/content/read/read-city-folder'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'city-acts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function findMistakes(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries({ 'package.yaml': 'day: 2026-11-24', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  try {
    readCityFolder(folder, { zone: 'Europe/Moscow', isInvented: true })
    return []
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
}

const rules = `---
key: rules
form: decision
date: { day: -90 }
title: О правилах
summary: Правила города.
---

Утвердить правила.
`
const fees = `---
form: resolution
title: О плате
summary: Плата — {{own.price}}.
optional: [before]
rows:
  - date: { last: 01-24 }
    key: fee-0
    repeals: [fee-1]
    basis: [rules]
    own: { price: 32 рубля, before: 'Отменить {{act:fee-1}}.' }
  - date: { last: 01-24, years: -1 }
    key: fee-1
    own: { price: 29 рублей }
---

По правилам {{act:rules}}:

1. Установить плату с {{own+16}}.
2. {{own.before}}
`

test('acts that name each other by their keys are read', () => {
  expect(findMistakes({ 'act-drafts/rules.md': rules, 'act-templates/fees.md': fees })).toEqual([])
})

test.each([
  [
    'a key in a row that nothing bears',
    fees.replace('[fee-1]', '[fee-2]'),
    ['act-templates/fees.md, строка 9, поле «rows.0.repeals.0»: нет акта с ключом «fee-2»'],
  ],
  [
    'a key in the words of a row',
    fees.replace('{{act:fee-1}}', '{{act:fee-9}}'),
    ['act-templates/fees.md, строка 11, поле «rows.0.own.before»: нет акта с ключом «fee-9»'],
  ],
  [
    'a key in the text',
    fees.replace('{{act:rules}}', '{{act:rule}}'),
    ['act-templates/fees.md, строка 17, поле «text»: нет акта с ключом «rule»'],
  ],
  [
    'a key of two acts',
    fees.replace('key: fee-0', 'key: rules'),
    ['act-templates/fees.md, строка 8, поле «rows.0.key»: ключ «rules» уже у другого акта'],
  ],
  [
    'a word that a row lacks',
    fees.replace('price: 29 рублей', 'prise: 29 рублей'),
    [
      'act-templates/fees.md, строка 14, поле «rows.1.own.price»: поле не заполнено',
      'act-templates/fees.md, строка 14, поле «rows.1.own.prise»: неизвестное поле',
    ],
  ],
])('file, line and field are named of %s', (_what, template, sentences) => {
  expect(findMistakes({ 'act-drafts/rules.md': rules, 'act-templates/fees.md': template })).toEqual(sentences)
})

test('reports a service with an unknown regulation', () => {
  const service = `title: Справка
summary: Выдают справку.
topic: Справки
office: Архив
audiences: [Жители]
applicants: Все
result: Справка
term: 3 дня
own: [паспорт]
interagency: [ничего]
refusal: [нет паспорта]
ways: [office]
regulation: reg-nothing
faq: []
`
  expect(findMistakes({ 'service-drafts/archive.yaml': service })).toContain(
    'service-drafts/archive.yaml, строка 13, поле «regulation»: нет акта с ключом «reg-nothing»',
  )
})
