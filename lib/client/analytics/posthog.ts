import 'posthog-js/dist/posthog-recorder'
import posthog from 'posthog-js/no-external'

import { setCapture } from '@/lib/client/analytics/events'
import { askWho } from '@/lib/client/auth/ask-who'
import { readMark, subscribeToMark } from '@/lib/client/auth/session-mark'
import { isAnalyticsAllowed } from '@/lib/domain/analytics/analytics-paths'
import { scrubDeep, scrubText } from '@/lib/domain/analytics/scrub'

/** The key is public: it can send events and read nothing. */
export type AnalyticsProject = { key: string; host: string }

type Config = NonNullable<Parameters<typeof posthog.init>[1]>

let isStopped = false
const mayRun = (): boolean => !isStopped && isAnalyticsAllowed(window.location.pathname)

// Nothing in a form is recorded, wherever the form is: neither what is typed nor what is chosen.
const forms = 'form, [data-form-shell]'

const config = {
  persistence: 'localStorage',
  cross_subdomain_cookie: false,
  person_profiles: 'identified_only',
  capture_pageview: 'history_change',
  capture_pageleave: true,
  autocapture: { dom_event_allowlist: ['click'], css_selector_ignorelist: ['form', '[data-form-shell]'] },
  session_recording: {
    blockSelector: forms,
    maskTextSelector: forms,
    maskAllInputs: true,
    recordHeaders: false,
    recordBody: false,
    // So that what is sent can be scrubbed; the request as a whole is still compressed.
    compress_events: false,
    maskCapturedNetworkRequestFn: (request) => ({
      ...request,
      name: scrubText(request.name ?? '', window.location.origin),
    }),
  },
  before_send: (event) => (event && mayRun() ? scrubDeep(event, window.location.origin) : null),
  disable_capture_url_hashes: true,
  save_campaign_params: false,
  save_referrer: false,
  rageclick: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_performance: false,
  capture_exceptions: false,
  enable_recording_console_log: false,
  advanced_disable_feature_flags: true,
  disable_external_dependency_loading: true,
  disable_surveys: true,
  disable_conversations: true,
  disable_product_tours: true,
  disable_web_experiments: true,
  disableDeviceModel: true,
  debug: false,
} as const satisfies Partial<Config>

function stop(): void {
  isStopped = true
  unfollow?.()
  setCapture(null)
  window.removeEventListener('popstate', leavePrivatePage, true)
  posthog.stopSessionRecording()
  posthog.set_config({ disable_persistence: true })
  // It checks this before each request, so whatever is still queued is not sent.
  posthog.__loaded = false
}

function leavePrivatePage(): void {
  if (mayRun()) return
  stop()
  window.location.reload()
}

// The prefix means that it is deleted with everything else that PostHog stores.
const identifiedAs = '__ph_session_mark'

/** Tells PostHog, once per session, who is signed in, and has it forget whoever was before. Never throws. */
async function followSession(): Promise<void> {
  const mark = readMark()
  try {
    if (localStorage.getItem(identifiedAs) === mark) return
    localStorage.removeItem(identifiedAs)
    if (posthog._isIdentified()) posthog.reset()
    if (mark === null) return
    const who = await askWho()
    // Meanwhile the person may have gone to a private page, withdrawn consent or signed out.
    if (!who || !mayRun() || readMark() !== mark) return
    posthog.identify(who.analytics.id, who.analytics.traits)
    localStorage.setItem(identifiedAs, mark)
  } catch {
    // Storage is blocked, so nobody is identified.
  }
}

let unfollow: (() => void) | null = null

/** Starts PostHog and its recorder. Returns a function that stops both for as long as this document lives. */
export function startPostHog({ key, host }: AnalyticsProject): () => void {
  posthog.init(key, { ...config, api_host: host })
  unfollow = subscribeToMark(() => void followSession())
  void followSession()
  window.addEventListener('popstate', leavePrivatePage, true)
  setCapture((name, properties) => void posthog.capture(name, properties))
  return stop
}
