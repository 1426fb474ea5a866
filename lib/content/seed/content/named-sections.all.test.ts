/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_FOLDER } from '@/lib/content/demo-city'
import { sections } from '@/lib/navigation/sections'

/** Papers and plain texts, which hold no links. */
const WITHOUT_LINKS = /^(?:act-drafts|act-templates|appeals|claim-branches|claim-past|drawing|idea-past|officials)\b/
const LINK = /\[[^\]]*\]\([^)]*\)/g
/** Other sites' sections do not count. */
const NAMED = new RegExp(
  `(?<!Госуслугах, )(?:раздел|страниц)[а-яё]* «[^»]+»|«(?:${longTitles().map(inflected).join('|')})»`,
  'gi',
)

it.each([
  ['в разделе «Документы»', ['разделе «Документы»']],
  ['через «Социальный контроль»', ['«Социальный контроль»']],
  ['заявка в «Социальном контроле»', ['«Социальном контроле»']],
  ['в разделе [«Документы»](/documents)', []],
  ['на Госуслугах, раздел «Заявления»', []],
])('in «%s» sections without a link are %j', (text, found) => expect(unlinked(text)).toEqual(found))

it('every text of the demo city that names a section leads to it', () => {
  const names = readdirSync(DEMO_FOLDER, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(md|yaml)$/.test(name) && !WITHOUT_LINKS.test(name))
  expect(texts.length).toBeGreaterThan(300)
  expect(
    texts.flatMap((name) => unlinked(readFileSync(join(DEMO_FOLDER, name), 'utf8')).map((text) => `${name}: ${text}`)),
  ).toEqual([])
})

function unlinked(text: string): string[] {
  return text.replaceAll(LINK, '').match(NAMED) ?? []
}

/** A one-word title is an ordinary word. */
function longTitles(): string[] {
  return sections.flatMap(({ title }) => (title.includes(' ') ? [title] : []))
}

function inflected(title: string): string {
  return title
    .split(' ')
    .map((word) => (word.length < 4 ? word : `${word.slice(0, -2)}[а-яё]*`))
    .join(' ')
}
