import { applyKey, moveArea, spanArea } from '@/components/desk/photos/move-area'

const area = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }

test('an area is drawn from any of its corners', () => {
  const drawn = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  expect(spanArea({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(drawn)
  expect(spanArea({ x: 0.75, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(drawn)
})

test('an area never leaves the picture, however it is moved', () => {
  expect(moveArea(area, 5, -5)).toEqual({ ...area, x: 0.8, y: 0 })
})

test('arrows move an area, with Shift they change its size down to what can be seen', () => {
  expect(applyKey(area, 'ArrowLeft', false)?.x).toBeCloseTo(0.39)
  expect(applyKey(area, 'ArrowDown', true)).toMatchObject({ y: 0.4, height: expect.closeTo(0.21) })
  expect(applyKey({ ...area, width: 0.01 }, 'ArrowLeft', true)?.width).toBe(0.01)
  expect(applyKey({ ...area, x: 0.8 }, 'ArrowRight', true)?.width).toBeCloseTo(0.2)
  expect(applyKey(area, 'Enter', false)).toBeNull()
})
