#!/bin/sh
# Builds the container image on a bare Debian: no registry of images is asked, everything comes from Debian's
# packages and npm's. As root, in the checkout:
#
#     sh deploy/build-image.sh            # localhost/reelwright:<version> and :latest
#     BUILD_OPTIONS='--isolation chroot --network host' sh deploy/build-image.sh
#
# What podman should do otherwise stands in BUILD_OPTIONS; another place for its images in STORAGE_DRIVER.
set -eu
cd "$(dirname "$0")/.."
release=${DEBIAN_RELEASE:-trixie}
base=localhost/debian-base:$release
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)

if ! command -v podman >/dev/null || ! command -v debootstrap >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    buildah ca-certificates crun debootstrap netavark podman
fi

if ! podman image exists "$base"; then
  echo "Making a bare Debian ($release) to build on…"
  folder=$(mktemp -d)
  trap 'rm -rf --one-file-system "$folder"' EXIT
  debootstrap --variant=minbase "$release" "$folder/root" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$folder/log" ||
    { tail -5 "$folder/log"; exit 1; }
  # What this machine trusts beside the usual authorities (a company's own) is trusted inside too.
  if ls /usr/local/share/ca-certificates/*.crt >/dev/null 2>&1; then
    mkdir -p "$folder/root/usr/local/share/ca-certificates"
    cp /usr/local/share/ca-certificates/*.crt "$folder/root/usr/local/share/ca-certificates/"
  fi
  rm -f "$folder"/root/var/cache/apt/archives/*.deb
  rm -rf "$folder"/root/var/lib/apt/lists/*
  tar -C "$folder/root" --numeric-owner -c . | podman import --quiet - "$base"
fi

# npm opens thousands of files at once, more than a build is given by default.
files=$(ulimit -Hn)
[ "$files" = unlimited ] && files=1048576

echo "Building localhost/reelwright:${version}…"
# shellcheck disable=SC2086 # Options are words.
podman build ${BUILD_OPTIONS:-} --ulimit "nofile=$files:$files" --format docker --build-arg "BASE=$base" \
  --tag "localhost/reelwright:$version" --tag localhost/reelwright:latest .
