import { findDeskKey, isSendKey } from '@/components/desk/find-desk-key'

const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, isComposing: false }
const pressed = { ...none, key: '', code: '', target: null, defaultPrevented: false }

test.each([
  ['j', 'KeyJ', false, 'j'],
  ['о', 'KeyJ', false, 'j'],
  ['л', 'KeyK', false, 'k'],
  ['/', 'Slash', false, '/'],
  ['.', 'Slash', false, '/'],
  ['/', 'Backslash', true, '/'],
  [',', 'Slash', true, '?'],
  ['?', 'Digit7', true, '?'],
  ['1', 'Digit1', false, 1],
  ['9', 'Numpad9', false, 9],
  ['0', 'Digit0', false, null],
  ['J', 'KeyJ', true, null],
  ['a', 'KeyA', false, null],
])('%s at %s, shift %s, is %s', (key, code, shiftKey, found) => {
  expect(findDeskKey({ ...pressed, key, code, shiftKey })).toBe(found)
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing', 'defaultPrevented'])(
  'a key with %s is not the desk’s',
  (how) => {
    expect(findDeskKey({ ...pressed, key: 'j', code: 'KeyJ', [how]: true })).toBeNull()
  },
)

test('a key typed in a field is not the desk’s', () => {
  const target = { closest: () => ({}) } as unknown as Element
  expect(findDeskKey({ ...pressed, key: 'j', code: 'KeyJ', target })).toBeNull()
})

test.each([
  [{ key: 'Enter', ctrlKey: true }, true],
  [{ key: 'Enter', metaKey: true }, true],
  [{ key: 'Enter' }, false],
  [{ key: 'Enter', ctrlKey: true, isComposing: true }, false],
  [{ key: 'j', ctrlKey: true }, false],
])('%j sends a form: %s', (changes, isSent) => {
  expect(isSendKey({ ...pressed, ...changes })).toBe(isSent)
})
