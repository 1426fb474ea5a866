import { normalizePassword, passwordForms } from '@/lib/text/password-forms'

const composed = 'Ёлочка-на-войне-й'
const decomposed = composed.normalize('NFD')

test('composed and decomposed letters are one password, other letters another', () => {
  expect(normalizePassword(decomposed)).toBe(normalizePassword(composed))
  expect(normalizePassword('Ёлочка')).toBe(normalizePassword('Ёлочка'))
  expect(normalizePassword('Елочка-на-воине-и')).not.toBe(normalizePassword(composed))
})

test('a password without such letters has one form, no password more than four', () => {
  expect(passwordForms('correct horse')).toEqual(['correct horse'])
  expect(passwordForms(decomposed)).toEqual([composed, decomposed])
  expect(passwordForms(composed)).toEqual([composed, decomposed])
  expect(passwordForms('№ й ё'.normalize('NFD') + 'й')).toHaveLength(4)
})
