import { demoCity } from '@/lib/content/demo-city'
import { demoDocuments } from '@/lib/content/seed/content/documents'
import { parseMarkedText, runsToText } from '@/lib/platform/documents/papers/paper-text'
import { slugify } from '@/lib/text/slugify'

/** Text with its JSON and URL forms. */
export interface Words {
  text: string
  json: string
  slug: string
}

const STREETS = [
  'Приморский бульвар',
  'ул. Набережная',
  'ул. Портовая',
  'ул. Шёлковая',
  'ул. Гранатовая',
  'ул. Крепостная',
  'ул. Маячная',
  'пр. Мира',
  'ул. Садовая',
  'ул. Школьная',
  'ул. Виноградная',
  'ул. Рыбацкая',
  'ул. Заречная',
  'ул. Мастеров',
  'ул. Ковровщиц',
  'ул. Лесная',
  'ул. Вокзальная',
  'ул. Абрикосовая',
  'пер. Тихий',
]
const HOUSES = 80
const MIN_SENTENCE_LENGTH = 40
const MAX_TITLE_LENGTH = 200

/** City addresses, which make titles unique. */
export function places(): Words[] {
  const houses = Array.from({ length: HOUSES }, (_, index) => index + 1)
  return STREETS.flatMap((street) => houses.map((house) => words(`${street}, ${house}`)))
}

export function newsTitles(): Words[] {
  return demoCity().news.map(({ title }) => words(title))
}

export function newsLeads(): Words[] {
  return demoCity().news.map(({ lead }) => words(lead))
}

/** Sentences of the written news, in the language that people search. */
export function newsSentences(): Words[] {
  const paragraphs = demoCity().news.flatMap(({ body }) =>
    parseMarkedText(body).flatMap((block) => (block.kind === 'paragraph' ? runsToText(block.runs) : [])),
  )
  const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?…]) (?=[А-ЯЁ«])/))
  return unique(sentences.filter((sentence) => sentence.length >= MIN_SENTENCE_LENGTH)).map(words)
}

export function newsTags(): Words[] {
  return unique(demoCity().news.flatMap(({ tags }) => tags)).map(words)
}

export function actTitles(): Words[] {
  return unique(demoDocuments.map(({ title }) => title.slice(0, MAX_TITLE_LENGTH))).map(words)
}

export function actSummaries(): Words[] {
  return unique(demoDocuments.map(({ summary }) => summary)).map(words)
}

function words(text: string): Words {
  return { text, json: JSON.stringify(text).slice(1, -1), slug: slugify(text) }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
