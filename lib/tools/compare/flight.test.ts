import { flightTree, splitFlight } from '@/lib/tools/compare/flight'

const one = `1:I[101,["7","static/chunks/a-1.js"],"Menu"]
:HL["/b.css","style"]
:HL["/a.css","style"]
2:["$","p",null,{"children":"Привет"}]
3:T7,шум
0:["$","$L1",null,{"first":"$2","second":"$2","words":"$3"}]
`
/** The same page of another build: other numbers and order, a shared part as a path. */
const other = `0:["$","$L9",null,{"first":["$","p",null,{"children":"Привет"}],"second":"$0:props:first","words":"$a"}]
:HL["/a.css","style"]
a:T7,шум
9:I[5,[],"Menu"]
:HL["/b.css","style"]
`

test('flight data: module and row numbers and row order are ignored', () => {
  expect(flightTree(one)).toBe(flightTree(other))
  expect(flightTree(one)).toContain('"browser": "Menu"')
})

test('flight data: different props are a difference', () => {
  expect(flightTree(one.replace('Привет', 'Пока'))).not.toBe(flightTree(one))
})

test('flight data: multi-line text is read by its byte length', () => {
  expect(flightTree('1:T6,а\nб\n0:["$1"]\n')).toContain(String.raw`"а\nб\n"`)
})

test('flight data: circular values end', () => {
  expect(flightTree('0:{"self":"$0"}\n')).toContain('"$circle"')
})

test('flight data are removed from the page', () => {
  const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
  const { markup, flight } = splitFlight(`<p>Текст</p>${push('0:["$1"]\n1:"а')}${push('б"\n')}`)
  expect(markup).toBe('<p>Текст</p>')
  expect(flight).toContain('"аб"')
})
