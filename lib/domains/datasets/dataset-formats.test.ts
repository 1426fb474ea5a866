import { datasetWriters } from '@/lib/domains/datasets/dataset-formats'
import { newsDataset } from '@/lib/domains/news/dataset'
import type { DatasetCell } from '@/lib/domains/datasets/define-dataset'

const dataset = { ...newsDataset, fields: [{ name: 'a', title: 'А' }] }
const writeCell = (value: DatasetCell) => datasetWriters.csv.row({ cells: { a: value }, point: null }, dataset)

describe('a row of CSV', () => {
  it('quotes what parts cells and rows', () => {
    const values = ['ул. Портовая, 12', 'клуб «Маяк» "новый"', 'две\nстроки', null, false, 7, ['один', 'два']]
    expect(values.map(writeCell)).toEqual([
      '"ул. Портовая, 12"\r\n',
      '"клуб «Маяк» ""новый"""\r\n',
      '"две\nстроки"\r\n',
      '\r\n',
      'false\r\n',
      '7\r\n',
      'один; два\r\n',
    ])
  })

  it('runs nothing in a table program and leaves phones and numbers as they are', () => {
    const values = [
      '=HYPERLINK("http://evil.example")',
      '@SUM(A1)',
      '-2+cmd|’/C calc’!A0',
      '+7 (872) 055-10-10',
      '-12,5',
      -3,
    ]
    expect(values.map((value) => writeCell(value).replace(/^"/, '').slice(0, 4))).toEqual([
      "'=HY",
      "'@SU",
      "'-2+",
      '+7 (',
      '-12,',
      '-3\r\n',
    ])
  })
})
