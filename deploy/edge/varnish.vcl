vcl 4.1;
# Varnish in front of the shops. `vitrine edge-config varnish` writes vitrine-sites.vcl, which goes into the same folder.
# VITRINE_EDGE_PURGE_TOKEN must be in the environment of varnishd; while another token takes its place, that is accepted as
# VITRINE_EDGE_PURGE_TOKEN_PREVIOUS, too. Let only the TLS terminator reach its port, because
# X-Forwarded-Proto is believed.

import std;
import xkey;

include "./vitrine-sites.vcl";

sub vcl_recv {
  call vitrine_nodes;
  if (req.method == "PURGE") {
    call vitrine_purge;
  }
  if (req.restarts == 0) {
    unset req.http.X-Vitrine-Serve-Stale;
    unset req.http.X-Vitrine-Expired;
    unset req.http.X-Vitrine-Hits;
  }
  # The shops take an address without the port of a node only where a proxy names the scheme.
  if (req.http.X-Forwarded-Proto != "https") {
    set req.http.X-Forwarded-Proto = "http";
  }
  unset req.http.X-Vitrine-Variant;
  unset req.http.X-Vitrine-Consent;
  unset req.http.X-Vitrine-Language;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # While a node is there to make a new page, an expired one is served for ten minutes at most; vcl_hit has the exact limit.
  if (req.http.X-Vitrine-Serve-Stale) {
    set req.grace = 3600s;
  } else if (req.http.X-Vitrine-Expired) {
    # The expired page is not served, and gives way to the new one, which is asked for once for all who wait.
    set req.grace = 0s;
  } else if (std.healthy(req.backend_hint)) {
    set req.grace = 600s;
  }
  if (req.url ~ "^/_(?:assets|css|fonts|img|messages)/") {
    unset req.http.Cookie;
    return (hash);
  }
  if (req.url ~ "^/_" || req.http.Authorization || req.http.Sec-Fetch-Dest == "iframe" || req.http.Vitrine-Frame == "1") {
    return (pass);
  }
  # A name with percent encoding may be that of any parameter.
  if (req.url ~ "[?&][^=&]*[%+][^=&]*(?:[=&]|$)" || req.url ~ "#") {
    return (pass);
  }
  call vitrine_pass;
  call vitrine_cookies;
  call vitrine_locale;
  if (req.http.X-Vitrine-Consent == "all" && req.url ~ "[?&]utm_") {
    return (pass);
  }
  call vitrine_query;
  set req.http.X-Vitrine-Variant = req.http.X-Vitrine-Locale + "/" + req.http.X-Vitrine-Sub-Variant + "/"
    + regsub(req.http.X-Vitrine-Consent, "^.+$", "chosen") + "/" + req.http.X-Vitrine-Banner;
  # Only the page on which consent is chosen shows what it is, and varies by this header.
  if (req.http.X-Vitrine-Consent == "") {
    set req.http.X-Vitrine-Consent = "none";
  }
  return (hash);
}

# Reads what selects a variant. A value in another form than the shops write goes to a node.
sub vitrine_cookies {
  set req.http.X-Vitrine-Sub-Variant = "";
  set req.http.X-Vitrine-Consent = "";
  set req.http.X-Vitrine-Banner = "";
  if (req.http.X-Forwarded-Proto == "https") {
    set req.http.X-Vitrine-Cookies = regsuball("; " + req.http.Cookie,
      "; *__Host-(sub-variant|language|consent|banner-dismissed)=", ";~\1=");
  } else {
    set req.http.X-Vitrine-Cookies = regsuball("; " + req.http.Cookie,
      "; *(sub-variant|language|consent|banner-dismissed)=", ";~\1=");
  }
  if (req.http.X-Vitrine-Cookies ~ ";~sub-variant=") {
    set req.http.X-Vitrine-Sub-Variant = regsub(req.http.X-Vitrine-Cookies, "^.*?;~sub-variant=([^;]*).*$", "\1");
    if (req.http.X-Vitrine-Sub-Variant !~ "^[A-Z0-9_-]{1,20}$") {
      return (pass);
    }
  }
  if (req.http.X-Vitrine-Cookies ~ ";~language=") {
    set req.http.X-Vitrine-Language = regsub(req.http.X-Vitrine-Cookies, "^.*?;~language=([^;]*).*$", "\1");
  }
  if (req.http.X-Vitrine-Cookies ~ ";~consent=") {
    set req.http.X-Vitrine-Consent = regsub(req.http.X-Vitrine-Cookies, "^.*?;~consent=([^;]*).*$", "\1");
    if (req.http.X-Vitrine-Consent ~ "^essential(?:,|%2C)non_essential$") {
      set req.http.X-Vitrine-Consent = "all";
    } else if (req.http.X-Vitrine-Consent != "essential") {
      return (pass);
    }
  }
  if (req.http.X-Vitrine-Cookies ~ ";~banner-dismissed=") {
    set req.http.X-Vitrine-Banner = regsub(req.http.X-Vitrine-Cookies, "^.*?;~banner-dismissed=([^;]*).*$", "\1");
    if (req.http.X-Vitrine-Banner !~ "^[0-9A-Za-z_-]{12}$") {
      return (pass);
    }
  }
  unset req.http.X-Vitrine-Cookies;
}

# Removes pages by their tags; with X-Vitrine-Purge-Mode: soft they count as expired, and serve while no node answers.
# A variable that is not set does not equal "", so that a pattern looks whether there is a token.
sub vitrine_purge {
  if ((std.getenv("VITRINE_EDGE_PURGE_TOKEN") !~ "." ||
      req.http.Authorization != "Bearer " + std.getenv("VITRINE_EDGE_PURGE_TOKEN")) &&
    (std.getenv("VITRINE_EDGE_PURGE_TOKEN_PREVIOUS") !~ "." ||
      req.http.Authorization != "Bearer " + std.getenv("VITRINE_EDGE_PURGE_TOKEN_PREVIOUS"))) {
    return (synth(403, "Wrong token"));
  }
  if (!req.http.X-Vitrine-Purge) {
    return (synth(400, "X-Vitrine-Purge names no tags"));
  }
  if (req.http.X-Vitrine-Purge-Mode == "soft") {
    set req.http.X-Vitrine-Purged = xkey.softpurge(req.http.X-Vitrine-Purge);
  } else {
    set req.http.X-Vitrine-Purged = xkey.purge(req.http.X-Vitrine-Purge);
  }
  return (synth(200, "Purged " + req.http.X-Vitrine-Purged));
}

sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
  hash_data(req.http.X-Vitrine-Variant);
}

# Past its stale-while-revalidate a page may show a draw that has closed: the visitor waits for a new one. So does a node
# that asks for an expired page, so that it asks for few at once.
sub vcl_hit {
  # A node fetches the pages of most visitors first after a purge.
  if (obj.ttl < 0s) {
    set req.http.X-Vitrine-Hits = obj.hits;
  }
  if (obj.ttl < 0s && req.grace == 600s
    && (req.http.X-Vitrine-Refetch || obj.ttl + std.duration(obj.http.X-Vitrine-Stale, 60s) < 0s)) {
    set req.http.X-Vitrine-Expired = "1";
    return (restart);
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Vitrine-Language;
  unset bereq.http.X-Vitrine-Locale;
  unset bereq.http.X-Vitrine-Sub-Variant;
  unset bereq.http.X-Vitrine-Banner;
  unset bereq.http.X-Vitrine-Serve-Stale;
  # A node waits 10 s for the API. One that hangs leaves time for another node.
  if (bereq.method == "GET" || bereq.method == "HEAD") {
    set bereq.first_byte_timeout = 12s;
  }
}

sub vcl_backend_response {
  # A node that has just started, or is stopping, and not the page of an error.
  if (beresp.status == 503 && beresp.http.Content-Type ~ "^text/plain") {
    call vitrine_other_node;
  }
  if (beresp.status >= 500) {
    # The expired page stays.
    if (bereq.is_bgfetch || bereq.http.X-Vitrine-Expired) {
      return (abandon);
    }
    # Without a lifetime it does not hide an older one.
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Bots that try addresses must not fill the store.
  if (beresp.status == 404 && beresp.http.Cache-Control !~ "(?i)^public") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)^public") {
    # A page that lacks something does not take the place of a whole one.
    if (bereq.is_bgfetch || bereq.http.X-Vitrine-Refetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  }
  if (beresp.http.Cache-Control ~ "stale-while-revalidate=[0-9]+") {
    set beresp.http.X-Vitrine-Stale = regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1") + "s";
  }
  # What is stored without a lifetime is never found again, so that for a page's last second all visitors would wait.
  if (beresp.ttl <= 0s) {
    set beresp.ttl = 1ms;
  }
  if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1") + "s", 3600s);
  }
  return (deliver);
}

sub vcl_backend_error {
  # A node that has died counts as healthy until two of its probes have failed.
  call vitrine_other_node;
  if (bereq.is_bgfetch || bereq.http.X-Vitrine-Expired) {
    return (abandon);
  }
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  if (bereq.url ~ "^/_") {
    # Browsers count it as a call whose outcome is unknown.
    set beresp.http.Content-Type = "application/json";
    synthetic("""{"errors":[],"code":"no_answer","result":null}""");
  } else {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    call vitrine_failure_page;
  }
  return (deliver);
}

# No node had a new page for an expired one. A node that wanted it asks again when a visitor does.
sub vcl_synth {
  if (resp.status == 503 && req.http.X-Vitrine-Expired && !req.http.X-Vitrine-Refetch && !req.http.X-Vitrine-Serve-Stale) {
    unset req.http.X-Vitrine-Expired;
    set req.http.X-Vitrine-Serve-Stale = "1";
    return (restart);
  }
}

sub vcl_deliver {
  # Once more, and then with an expired page where there is one.
  if (resp.status >= 500 && req.http.X-Vitrine-Variant && !req.http.X-Vitrine-Serve-Stale) {
    unset req.http.X-Vitrine-Expired;
    set req.http.X-Vitrine-Serve-Stale = "1";
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else if (req.http.X-Vitrine-Expired) {
    set resp.http.X-Cache = "expired";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.xkey;
  unset resp.http.X-Vitrine-Stale;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  # Browsers ask again each time, and get the page of their cookies.
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "no-cache";
    set resp.http.Vary = regsub(resp.http.Vary, "x-vitrine-variant(, x-vitrine-consent)?", "cookie");
  }
}
