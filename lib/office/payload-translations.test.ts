import { en } from '@payloadcms/translations/languages/en'
import { ru } from '@payloadcms/translations/languages/ru'
import { payloadTranslations } from '@/lib/office/payload-translations'

/** Keys of accounts and confirmations by email, which this office does not use. */
const UNUSED = /^authentication:.*(?:APIKey|newAccountCreated)/i
const PARTS = /\{\{\w+\}\}|<\/?\d>/g

function flatten(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${path}${name}:`) : [[path + name, String(value)]],
  )
}

const said = new Map([...flatten(ru.translations), ...flatten(payloadTranslations)])

test('every message of Payload is in Russian', () => {
  const silent = flatten(en.translations).filter(([key]) => !said.get(key)?.trim())
  expect(silent).toEqual([])
  const foreign = [...said].filter(([key, text]) => !UNUSED.test(key) && /[A-Za-z]{2}/.test(text.replace(PARTS, '')))
  expect(foreign).toEqual([])
})

test('a mark that was never set has a word', () => {
  expect(said.get('general:null')).toBe('Нет')
})
