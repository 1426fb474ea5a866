import { flightTree, splitFlight } from '@/lib/tools/checks/compare/flight'

const one = `1:I[101,["7","static/chunks/a-1.js"],"Menu"]
:HL["/b.css","style"]
:HL["/a.css","style"]
2:["$","p",null,{"children":"Привет"}]
3:T7,шум
0:["$","$L1",null,{"first":"$2","second":"$2","words":"$3"}]
`
/**
 * This is the same page of another build: other numbers, another order, and a shared part is a path to its first place.
 */
const other = `0:["$","$L9",null,{"first":["$","p",null,{"children":"Привет"}],"second":"$0:props:first","words":"$a"}]
:HL["/a.css","style"]
a:T7,шум
9:I[5,[],"Menu"]
:HL["/b.css","style"]
`

test('numbers of modules and rows, and the order of rows, make no difference', () => {
  expect(flightTree(one)).toBe(flightTree(other))
  expect(flightTree(one)).toContain('"browser": "Menu"')
})

test('what a component gets makes a difference', () => {
  expect(flightTree(one.replace('Привет', 'Пока'))).not.toBe(flightTree(one))
})

test('a text of several lines keeps to its length in bytes', () => {
  expect(flightTree('1:T6,а\nб\n0:["$1"]\n')).toContain(String.raw`"а\nб\n"`)
})

test('a value that holds itself ends', () => {
  expect(flightTree('0:{"self":"$0"}\n')).toContain('"$circle"')
})

test('the data are taken out of the page', () => {
  const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
  const { markup, flight } = splitFlight(`<p>Текст</p>${push('0:["$1"]\n1:"а')}${push('б"\n')}`)
  expect(markup).toBe('<p>Текст</p>')
  expect(flight).toContain('"аб"')
})
