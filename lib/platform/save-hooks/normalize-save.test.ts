import { normalizeSave } from '@/lib/platform/save-hooks/normalize-save'

const picture = { type: 'upload', version: 3, format: '', id: 'a', fields: {}, relationTo: 'media' }
const paragraph = { type: 'paragraph', version: 1, children: [] }
const foreign = 'https://foreign.example/pixel.png'

/** Returns the nodes of a rich text as they are stored. */
function stored(children: object[]): unknown {
  const args = { data: { title: 'Новость', body: { root: { type: 'root', version: 1, children } } } }
  const hook = { args, operation: 'create' } as unknown as Parameters<typeof normalizeSave>[0]
  const saved = normalizeSave(hook) as unknown as typeof args
  return saved.data.body.root.children
}

it('a rich text keeps pictures of the library, by their numbers', () => {
  expect(stored([{ ...picture, value: 7 }, paragraph])).toEqual([{ ...picture, value: 7 }, paragraph])
  expect(stored([{ ...picture, value: { id: 7, url: foreign } }])).toEqual([{ ...picture, value: 7 }])
})

it('a rich text loses pictures that have another address', () => {
  const pending = { type: 'upload', version: 3, format: '', pending: { formID: 'a', src: foreign } }
  const nested = { type: 'quote', version: 1, children: [pending] }
  const wrong = [{ ...picture, value: foreign }, { ...picture, value: { url: foreign } }, picture]
  expect(JSON.stringify(stored([pending, ...wrong, paragraph, nested]))).not.toContain('foreign.example')
  expect(stored([pending, ...wrong, paragraph])).toEqual([paragraph])
})
