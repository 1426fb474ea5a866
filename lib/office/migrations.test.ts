import { readdirSync } from 'node:fs'

const files = readdirSync('lib/office/migrations')
const namesOf = (extension: RegExp) =>
  files.filter((file) => /^\d{8}_/.test(file) && extension.test(file)).map((file) => file.replace(extension, ''))

test('only the newest migration keeps a snapshot: the next one is computed from it', () => {
  expect(namesOf(/\.json$/)).toEqual(namesOf(/\.ts$/).sort().slice(-1))
})
