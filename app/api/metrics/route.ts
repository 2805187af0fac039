import { answerMetrics } from '@/lib/server/health/answer-metrics'

export const dynamic = 'force-dynamic'

export const GET = answerMetrics
