import { expose } from 'comlink'
import { PointClusters } from '@/components/map/point-clusters'

/** A thread of its own keeps the page responsive. */
expose(PointClusters)
