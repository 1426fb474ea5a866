import { dropDutyDrafts, dutyDraftKey, toDutyDraft } from '@/components/desk/duty/duty-drafts'

const storage = () => globalThis as { sessionStorage?: object }

beforeEach(() => {
  const stored: Record<string, string> = {
    [dutyDraftKey(7, 'phone')]: '{}',
    [dutyDraftKey(71, 'phone')]: '{}',
    other: '',
  }
  const removeItem = (key: string) => Reflect.deleteProperty(stored, key)
  Object.defineProperty(stored, 'removeItem', { value: removeItem })
  Object.defineProperty(globalThis, 'sessionStorage', { value: stored, configurable: true })
})

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'))

test('another of the staff finds nothing of a caller in the tab', () => {
  dropDutyDrafts(7)
  expect(Object.keys(storage().sessionStorage ?? {})).toEqual(['duty 7 phone', 'other'])
})

test('a logout drops them all', () => {
  dropDutyDrafts()
  expect(Object.keys(storage().sessionStorage ?? {})).toEqual(['other'])
})

test('the consent of a caller is asked for anew when the form comes back', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['key', '1'],
    ['text', 'Прорвало трубу'],
    ['consent', 'on'],
    ['hasBanner', 'on'],
  ] as const)
    form.set(name, value)
  expect(toDutyDraft(form)).toEqual({ text: 'Прорвало трубу', hasBanner: 'on' })
})
