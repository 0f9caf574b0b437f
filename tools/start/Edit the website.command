#!/bin/bash -l
# For macOS: a double-click starts the editing screen, and opens it in the browser.
cd "${0%/*}/../.." || exit

stop() {
  echo "$1"
  read -r -p "Press Enter to close this window. "
  exit 1
}

[ -f package.json ] || stop "This is not the folder of the website: move this file back into it, or extract the ZIP file first."
command -v node > /dev/null || stop "Node is missing on this computer. Ask whoever set up the website, or install it from https://nodejs.org."
if [ ! -d node_modules ]; then
  echo "The first time takes a few minutes."
  npm ci || stop "A part could not be fetched. Is this computer connected to the internet?"
fi
npm run edit -- --open || stop "The editing screen has stopped."
