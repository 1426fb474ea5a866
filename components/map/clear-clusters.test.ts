import { clearClusters, type PixelBox, type RoundMark } from '@/components/map/clear-clusters'

const name: PixelBox = [100, 100, 200, 116]
const cluster = (x: number, y: number): RoundMark => ({ x, y, radius: 16, isCluster: true })
const place = (x: number, y: number): RoundMark => ({ x, y, radius: 14, isCluster: false })

it('moves a cluster off a name by the shortest way, and leaves what covers none', () => {
  expect(clearClusters([cluster(120, 105), cluster(180, 112), cluster(20, 20)], [name])).toEqual([
    [0, -21],
    [0, 21],
    [0, 0],
  ])
})

it('never moves the mark of one place, and never puts a cluster on one', () => {
  expect(clearClusters([place(150, 105), cluster(105, 108), place(105, 75)], [name])).toEqual([
    [0, 0],
    [-21, 0],
    [0, 0],
  ])
})

it('puts no cluster on another one', () => {
  expect(clearClusters([cluster(150, 60), cluster(150, 105)], [name])).toEqual([
    [0, 0],
    [0, 27],
  ])
})

it('leaves a cluster where nothing is free nearby', () => {
  expect(clearClusters([cluster(150, 150)], [[0, 0, 300, 300]])).toEqual([[0, 0]])
})
