vcl 4.1;

# The website behind Varnish as an example of a CDN, with TLS before it, which counts in TRUST_PROXY like Varnish itself: 2.
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/mall.vcl -p http_gzip_support=off -p http_req_hdr_len=16k
# Pages come compressed, which Varnish has to leave alone. The admin's host goes past it. Debian packages: varnish,
# varnish-modules.
import std;
# With CDN_TAG_HEADER=xkey of the website.
import xkey;

backend website {
  .host = "127.0.0.1";
  .port = "3000";
  # Longer than a form waits for the content system.
  .first_byte_timeout = 30s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 2; .threshold = 1; }
}

# Who may tell what has changed.
acl inside {
  "localhost";
}

sub vcl_recv {
  # For those inside only, in any case and with whatever follows: they ask port 3000 itself.
  if (req.url ~ "(?i)^/(?:metrics|purge|readyz)(?:[/?]|$)") {
    return (synth(404));
  }
  # curl -X PURGE -H 'xkey: tenants tenant:halland' http://127.0.0.1:6081/
  if (req.method == "PURGE") {
    if (client.ip !~ inside) {
      return (synth(405));
    }
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, req.http.purged + " purged"));
  }
  # Drafts are for those who have their cookie; no other one makes a page another.
  if (req.http.Authorization || req.http.Cookie ~ "(?:^|;\s*)mall-preview") {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  set req.http.Host = std.tolower(req.http.Host);
  # A browser's own dictionary is nobody else's; of the encodings two are enough.
  unset req.http.Available-Dictionary;
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Pages have a form in text for whoever asks for it.
  if (req.http.Accept !~ "text/(?:markdown|plain)") {
    set req.http.Accept = "*/*";
  }
  # Stale for a day while it is asked for anew, and for as long as it is kept when nobody answers.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 1d;
  }
  return (hash);
}

sub vcl_backend_response {
  # What is said to caches such as this one (RFC 9213) stands above what is said to all.
  if (beresp.http.CDN-Cache-Control) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.CDN-Cache-Control, "^.*\bmax-age=(\d+).*$", "\1s"), 0s);
    # A page that will not be true tomorrow is never shown stale.
    set beresp.grace = 0s;
    if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate") {
      set beresp.grace = 10d;
    }
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
}
