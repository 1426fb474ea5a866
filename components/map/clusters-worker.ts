import { expose } from 'comlink'
import { PointClusters } from '@/components/map/point-clusters'

/** Points are grouped in this thread, so that the page answers the reader meanwhile. */
expose(PointClusters)
